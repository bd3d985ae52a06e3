import type { Kit } from './kit.ts';

/**
 * A form and a document answer with their named parts before their own properties, so that a field called `children` or
 * `attributes` stands in the way of them, in every script context. What the prototype says is true all the same.
 */
export function installPlain(kit: Kit): void {
  const nameOf = Object.getOwnPropertyDescriptor(Element.prototype, 'localName')?.get as () => string;
  const typeOf = Object.getOwnPropertyDescriptor(Node.prototype, 'nodeType')?.get as () => number;
  const views = new WeakMap<Node, Node>();

  function viewOf(node: Node, prototype: object): Node {
    let view = views.get(node);
    if (!view) {
      view = new Proxy(node, {
        get(target, key) {
          const value: unknown = Reflect.get(prototype, key, target);
          return typeof value === 'function' ? value.bind(target) : value;
        },
      });
      views.set(node, view);
    }
    return view;
  }

  kit.typeOf = (node) => typeOf.call(node);
  kit.tagOf = (element) => nameOf.call(element);
  kit.plain = <T extends Node>(node: T): T => {
    // Only what answers with parts of its own says anything else than the name of its tag here.
    const tag: unknown = (node as unknown as Element).localName;
    if (typeof tag === 'string' && tag !== 'form') return node;
    const type = typeOf.call(node);
    if (type === 9) return viewOf(node, Document.prototype) as T;
    return type === 1 && nameOf.call(node as unknown as Element) === 'form'
      ? (viewOf(node, HTMLFormElement.prototype) as T)
      : node;
  };
}
