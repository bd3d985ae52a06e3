import type { Kit } from './kit.ts';

/**
 * A form and a document answer with their named parts before their own properties, so that a field called `children` or
 * `attributes` stands in the way of them, in every script context. What the prototype says is true all the same.
 */
export function installPlain(kit: Kit): void {
  const nameOf = Object.getOwnPropertyDescriptor(Element.prototype, 'localName')?.get as () => string;
  const typeOf = Object.getOwnPropertyDescriptor(Node.prototype, 'nodeType')?.get as () => number;
  const views = new WeakMap<Node, Node>();
  let met = false;

  function view(node: Node, prototype: object): void {
    met = true;
    const real = new Proxy(node, {
      get(target, key) {
        const value: unknown = Reflect.get(prototype, key, target);
        return typeof value === 'function' ? value.bind(target) : value;
      },
    });
    views.set(node, real);
  }

  /** Whether parts of a document are its properties. */
  function named(document: Document): boolean {
    return Object.getOwnPropertyNames(document).some((name) => name !== 'location');
  }

  kit.typeOf = (node) => typeOf.call(node);
  kit.tagOf = (element) => nameOf.call(element);
  // Asked of every element many times over: most pages have nothing to look up.
  kit.plain = <T extends Node>(node: T): T => (met ? ((views.get(node) as T | undefined) ?? node) : node);
  kit.enter = (root) => {
    if (typeOf.call(root) === 9 && !views.has(root) && named(root as Document)) view(root, Document.prototype);
    for (const form of kit.plain(root).querySelectorAll('form'))
      if (!views.has(form)) view(form, HTMLFormElement.prototype);
  };
  kit.enter(document);
}
