/** The validation rules of the account forms (SPEC section 5); pure, checked by the form and again by every adapter. */
import { emailKey, isEmail } from '../contest/consent';
import { nameProblem as problemOf } from '../records/names';
import type { AccountProblem, AddressForm, PasswordForm, RegistrationForm, SignInForm } from './port';

export const SHORTEST_PASSWORD = 6;

/** A name to be registered has the form of every name (DECISIONS 17); one that is missing is too short. */
export function nameProblem(name: string): AccountProblem | undefined {
  const problem = problemOf(name);
  return problem === 'nameRequired' ? 'nameTooShort' : problem;
}

function passwordProblem(password: string): AccountProblem | undefined {
  return password.length < SHORTEST_PASSWORD ? 'passwordTooShort' : undefined;
}

export function emailProblem(email: string): AccountProblem | undefined {
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

/** The first problem of a new password, in the order of the form's fields. */
export function newPasswordProblem({
  current,
  password,
  confirmation,
}: PasswordForm): AccountProblem | undefined {
  if (current === '') return 'wrongPassword';
  return passwordProblem(password) ?? (confirmation === password ? undefined : 'passwordsMustMatch');
}

/** `before`: the address that the account has. */
export function newAddressProblem({ email }: AddressForm, before: string): AccountProblem | undefined {
  return emailProblem(email) ?? (emailKey(email) === emailKey(before) ? 'emailAlreadyInUse' : undefined);
}
