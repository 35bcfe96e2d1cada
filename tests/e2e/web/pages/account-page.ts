/** The player's corner of the header and its dialogs, as a player uses them. */
import { expect, type Page } from '@playwright/test';

export interface Person {
  readonly name: string;
  readonly email: string;
  readonly password: string;
}

export class AccountPage {
  constructor(readonly page: Page) {}

  get login() {
    return this.page.getByRole('banner').getByRole('button', { name: 'Se connecter' });
  }

  get dialog() {
    return this.page.getByRole('dialog').filter({ has: this.page.locator('[data-form]') });
  }

  async openRegistration(): Promise<void> {
    await this.login.click();
    await this.dialog.getByRole('button', { name: /Crée-\u{2060}le/u }).click();
  }

  async fillRegistration({ name, email, password }: Person, confirmation = password): Promise<void> {
    await this.dialog.getByLabel('Pseudo').fill(name);
    await this.dialog.getByLabel('E-mail').fill(email);
    await this.dialog.getByLabel('Mot de passe', { exact: true }).fill(password);
    await this.dialog.getByLabel(/encore une fois/).fill(confirmation);
    await this.dialog.getByRole('button', { name: 'Créer mon profil' }).click();
  }

  async register(person: Person): Promise<void> {
    await this.openRegistration();
    await this.fillRegistration(person);
    await this.signedInAs(person.name);
  }

  /** On a device without a server: registers, and opens the owner's tools in the settings. */
  async becomeOwner(person: Person): Promise<void> {
    await this.register(person);
    await this.page.getByRole('button', { name: 'Réglages' }).click();
    const choice = this.page.getByRole('switch', { name: /Outils du propriétaire/ });
    await choice.check();
    await expect(choice).toBeChecked();
    await this.page.getByRole('dialog').getByRole('button', { name: 'Fermer' }).last().click();
    await expect(choice).toHaveCount(0);
  }

  async fillSignIn({ email, password }: Pick<Person, 'email' | 'password'>): Promise<void> {
    await this.dialog.getByLabel('E-mail').fill(email);
    await this.dialog.getByLabel('Mot de passe').fill(password);
    await this.dialog.getByRole('button', { name: 'Se connecter' }).click();
  }

  async signIn(person: Pick<Person, 'email' | 'password'>): Promise<void> {
    await this.login.click();
    await this.fillSignIn(person);
    await expect(this.page.getByRole('button', { name: 'Se déconnecter' })).toBeVisible();
  }

  async signedInAs(name: string): Promise<void> {
    await expect(this.page.getByRole('link', { name: `Profil de ${name}` })).toBeVisible();
  }

  async signOut(): Promise<void> {
    await this.page.getByRole('button', { name: 'Se déconnecter' }).click();
    await expect(this.login).toBeVisible();
  }
}
