// Names of parameters that speak of secrets and of people. A guess of ours: only a person knows what a value is.

/** Names of which the value is a secret or an identifying number, whatever the tool: compared whole. */
const SECRETS = new Set([
  ...['password', 'passwd', 'passphrase', 'apikey', 'secretkey', 'privatekey', 'clientsecret'],
  ...['accesstoken', 'refreshtoken', 'idtoken', 'authtoken', 'bearertoken', 'sessiontoken', 'apitoken'],
  ...['ssn', 'socialsecuritynumber', 'passportnumber', 'creditcardnumber', 'cvv', 'iban'],
]);

/** Words that may belong to a secret or a person, and as often do not: `max_tokens`, `email_template`. */
const HINTS =
  /\b(?:passwords?|secrets?|tokens?|keys?|credentials?|pin|pincode|card number|auth|authorization|cookie|session|jwt|email|e-mail|phone|birthday|birthdate|dob|address|patient|passport)\b/;

const words = (name: string): string =>
  name
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replace(/[^A-Za-z0-9]+/g, ' ')
    .toLowerCase()
    .trim();

/** Whether a parameter with these names is called like a secret, or like something that a person should look at. */
export function guessSensitive(names: readonly string[]): 'secret' | 'look' | undefined {
  const plain = names.map(words);
  if (plain.some((name) => SECRETS.has(name.replaceAll(' ', '')))) return 'secret';
  return plain.some((name) => HINTS.test(name)) ? 'look' : undefined;
}
