/** The validation rules of the account forms (SPEC section 5); pure, checked by the form and again by every adapter. */
import { emailKey, isEmail } from '../contest/consent';
import { LONGEST_NAME } from '../records/limits';
import type { AccountProblem, RegistrationForm, SignInForm } from './port';

export const SHORTEST_NAME = 3;
export const SHORTEST_PASSWORD = 6;

/** Letters of any language, digits, and `_ . ' -` or spaces between them; a name is part of a document's path, so no slash. */
const NAME = /^[\p{L}\p{N}](?:[\p{L}\p{N}\p{M}_.' -]*[\p{L}\p{N}\p{M}])?$/u;

/** The name as it is stored: trimmed, with single spaces. */
export function tidyName(name: string): string {
  return name.normalize('NFC').trim().replace(/\s+/g, ' ');
}

/** A registered name has 3 to 20 characters (DECISIONS 17), counted after trimming. */
export function nameProblem(name: string): AccountProblem | undefined {
  const tidy = tidyName(name);
  if (tidy.length < SHORTEST_NAME) return 'nameTooShort';
  if (tidy.length > LONGEST_NAME) return 'nameTooLong';
  return NAME.test(tidy) ? undefined : 'nameNotValid';
}

function passwordProblem(password: string): AccountProblem | undefined {
  return password.length < SHORTEST_PASSWORD ? 'passwordTooShort' : undefined;
}

function emailProblem(email: string): AccountProblem | undefined {
  return isEmail(emailKey(email)) ? undefined : 'emailNotValid';
}

/** The first problem of a registration, in the order of the form's fields; undefined when it is valid. */
export function registrationProblem(form: RegistrationForm): AccountProblem | undefined {
  const found = nameProblem(form.name) ?? emailProblem(form.email) ?? passwordProblem(form.password);
  if (found) return found;
  return form.confirmation === form.password ? undefined : 'passwordsMustMatch';
}

export function signInProblem({ email, password }: SignInForm): AccountProblem | undefined {
  return emailProblem(email) ?? passwordProblem(password);
}
