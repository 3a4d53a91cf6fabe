import type { Page } from 'playwright-core';
import { newMember } from '../../backend/test/browser/support/member.js';
import { openPage, PHONE } from '../../backend/test/browser/support/open-browser.js';
import { browser, product } from '../../backend/test/browser/support/product-in-browser.js';

/** Words that an English screen would have, none of which is a word of the other two languages or of what was texted. */
const ENGLISH = [/\bYour\b/, /\bLoading\b/, /\bToday\b/, /\bYesterday\b/, /\bWeight\b/, /\bSave\b/, /\bGoals?\b/, /\bMeals?\b/, /\bthe\b/];

const NATIVE = {
  fr: {
    today: ['Tableau de bord', 'Progrès du jour', 'Repas d’aujourd’hui', 'Exercice', 'Objectifs nutritionnels', 'Se déconnecter'],
    history: ['Historique nutritionnel', 'Tendances', 'Journal des repas', 'Rapport hebdomadaire', 'Jour : '],
    account: ['Compte', 'Changer de numéro', 'Où vous êtes connecté', 'Paramètres, mot de passe et données'],
  },
  es: {
    today: ['Panel', 'Progreso del día', 'Comidas de hoy', 'Ejercicio', 'Metas nutricionales', 'Cerrar sesión'],
    history: ['Historial nutricional', 'Tendencias', 'Registro diario de comidas', 'Informe semanal', 'Día: '],
    account: ['Cuenta', 'Cambiar de número', 'Dónde tiene la sesión abierta', 'Configuración, contraseña y datos'],
  },
} as const;
const PATHS = { today: '/dashboard', history: '/history', account: '/account' } as const;
const LOCALES = { fr: 'fr-CA', es: 'es-US' } as const;

/** What is read on the page, and heard of it, once this stands there. */
async function saidOn(page: Page, words: string): Promise<string> {
  await page.getByText(words).first().waitFor({ state: 'attached' });
  await page.waitForFunction(() => !document.querySelector('main [role=status][aria-label]'));
  return page.evaluate(() => {
    const heard = [...document.querySelectorAll('[aria-label]')].map((one) => one.getAttribute('aria-label'));
    return [document.title, document.querySelector('#root')?.textContent, ...heard].join('\n');
  });
}

test.each(['fr', 'es'] as const)('%s on the day, in the history and in the account', async (language) => {
  const { page, call, user, text, wrongs } = await newMember(browser, product);
  await text('2 oeufs');
  const changed = await call<{ language: string }>('PATCH', `/api/users/${user.id}`, { language });
  expect(changed.language).toBe(language);
  // What the browser knows of the user is older: the server's answer counts.
  for (const name of ['today', 'history', 'account'] as const) {
    await page.goto(product.url + PATHS[name]);
    const said = await saidOn(page, NATIVE[language][name].at(-1)!);
    for (const words of NATIVE[language][name]) expect(said).toContain(words);
    for (const word of ENGLISH) expect(said).not.toMatch(word);
    expect(await page.locator('html').getAttribute('lang')).toBe(LOCALES[language]);
  }
  expect(wrongs).toEqual([]);
});

test('the account screen changes the language, for screens and texts', async () => {
  const { page, open, call, user } = await newMember(browser, product);
  await open('/account');
  await page.getByRole('radio', { name: 'Français' }).click();
  await page.getByRole('heading', { name: 'Compte' }).waitFor();
  expect(await call('GET', `/api/users/${user.id}`)).toMatchObject({ language: 'fr' });
});

test('a visitor reads what the browser prefers, and what they choose instead', async () => {
  const { page } = await openPage(browser, { viewport: PHONE, locale: 'es-MX' });
  await page.goto(`${product.url}/`);
  await page.getByRole('heading', { name: 'Escriba lo que comió.' }).waitFor();
  await page.getByRole('button', { name: 'Français' }).click();
  await page.getByRole('heading', { name: 'Textez ce que vous avez mangé.' }).waitFor();
  await page.reload();
  await page.getByRole('heading', { name: 'Textez ce que vous avez mangé.' }).waitFor();
  expect(await page.locator('html').getAttribute('lang')).toBe('fr-CA');
});
