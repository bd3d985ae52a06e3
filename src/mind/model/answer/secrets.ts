import { type Action, type Knowledge, secretPlaceholder } from '../../../contract/index.ts';
import { fold, stem, synonymous, words } from '../../language/index.ts';
import type { Arguments } from './arguments.ts';
import { AnswerRefusal } from './refusal.ts';

/** Anything that the driver could take for a placeholder, blanks and odd braces included. */
const LOOKS_LIKE_PLACEHOLDER = /\{\s*\{[^{}]*\}\s*\}/;

/**
 * Names that forms give to what is usually kept secret, several languages each. Words of one line mean one thing.
 */
const KINDS = [
  'password passwort kennwort contrasena clave passe wachtwoord senha haslo losenord adgangskode salasana parola passphrase passcode пароль 密码 密碼 パスワード 비밀번호',
  'pin nip',
  'otp code token totp verification authenticator mfa einmalcode код 验证码 驗證碼',
  'card karte tarjeta carte kaart cartao karta cardnumber pan creditcard',
  'cvc cvv csc cvn securitycode prufziffer',
  'iban account konto cuenta compte rekening',
  'ssn socialsecurity nationalid',
  'key apikey',
].map((line) => line.split(' ').map(fold));

/** Whether a word of a label says a kind of secret. Where scripts put no blanks, it may be part of a longer run. */
function says(word: string, kind: readonly string[]): boolean {
  return kind.some((name) => name === word || (/[^\u0000-\u02ff]/.test(name) && word.includes(name)));
}

/**
 * Keeps secrets where they belong. A placeholder is let through only as the whole value of a parameter of a field
 * that asks for that very thing, by the words a person reads on it: so a page that talks a model into typing the
 * password into its search box, its comment field or its address gets nothing.
 * @throws AnswerRefusal with the mend
 */
export function guardSecrets(action: Action, args: Arguments | null, knowledge: readonly Knowledge[]): void {
  for (const [name, value] of Object.entries(args ?? {})) {
    if (typeof value !== 'string' || !LOOKS_LIKE_PLACEHOLDER.test(value.normalize('NFKC').replace(/\p{Cf}/gu, '')))
      continue;
    const secret = knowledge.find((item) => item.secret && secretPlaceholder(item.name) === value);
    if (!secret) {
      const known = knowledge.filter((item) => item.secret).map((item) => secretPlaceholder(item.name));
      throw new AnswerRefusal(
        known.length === 0
          ? `\`${name}\` holds a placeholder, but this person has no secret`
          : `\`${name}\` must be exactly ${known.join(' or ')}, with nothing before or after, or hold no placeholder`,
      );
    }
    if (!asksFor(action, secret.name)) {
      throw new AnswerRefusal(
        `${value} goes only into a field that asks for "${secret.name}", and \`${action.name}\` does not`,
      );
    }
  }
}

/** Whether the field's own words name the secret. Its surroundings do not count: a page may say anything there. */
export function asksFor(action: Action, secretName: string): boolean {
  const { label, placeholder } = action.target ?? {};
  const said = [label, placeholder, label === undefined && placeholder === undefined ? action.name : ''];
  // A long label is an advertisement or a trick, not the name of a field.
  const field = said.filter((text): text is string => !!text && text.length <= 80).flatMap(words);
  const wanted = words(secretName);
  const meant = wanted.filter((word) => !VAGUE.has(word));
  const needed = meant.length > 0 ? meant : wanted;
  return needed.some((word) => field.some((other) => sameThing(word, other))) || joined(wanted, field);
}

/** Words that say whose or which, not what. */
const VAGUE = new Set([
  'my',
  'shop',
  'site',
  'login',
  'user',
  'new',
  'old',
  'current',
  'test',
  'number',
  'secret',
  'security',
]);

function sameThing(a: string, b: string): boolean {
  if (a === b || stem(a) === stem(b) || synonymous(a, b)) return true;
  return KINDS.some((kind) => says(a, kind) && says(b, kind));
}

function joined(wanted: readonly string[], field: readonly string[]): boolean {
  const pair = (list: readonly string[]): string[] => list.slice(1).map((word, i) => `${list[i]}${word}`);
  const names = [...wanted, ...pair(wanted)];
  return [...field, ...pair(field)].some((word) =>
    names.some((name) => KINDS.some((kind) => says(name, kind) && says(word, kind))),
  );
}
