import type { Visitor } from './visitor.js';

/** The account that walks, and where its own things are. */
interface Me {
  id: string;
  path: string;
}

interface User {
  id: string;
  isNewUser: boolean;
  onboardingComplete: boolean;
}

interface Entry {
  id: string;
  number: number;
  description: string;
  calories: number;
}

interface Plan {
  plan: string;
  status: string;
}

const DAYS = 30;
const BREAKFASTS = ['cornflakes with milk', 'oatmeal with a banana', 'greek yogurt and blueberries', 'bagel with cream cheese'];

/** From a phone that nobody knows to an account that is gone. @throws Surprise */
export async function walk(visitor: Visitor, phoneNumber: string): Promise<void> {
  await arrive(visitor, phoneNumber);
  const me = await onboard(visitor, phoneNumber);
  await text(visitor, me);
  await pay(visitor, me);
  await month(visitor, me);
  await lookBack(visitor, me);
  await takeOut(visitor, me);
  await leave(visitor, me, phoneNumber);
}

async function arrive(visitor: Visitor, phoneNumber: string): Promise<void> {
  await visitor.call('the product is up', 'GET', '/api/status');
  await visitor.call('a stranger is nobody', 'GET', '/api/users', { expected: 401 });
  const code = await askForCode(visitor, phoneNumber);
  const wrong = code === '000000' ? '111111' : '000000';
  await visitor.call('a wrong code is refused', 'POST', '/api/verify/check', { body: { phoneNumber, code: wrong }, expected: 400 });
  await visitor.call('the right code opens a session', 'POST', '/api/verify/check', { body: { phoneNumber, code } });
  await visitor.call('the phone has no account yet', 'GET', `/api/users/phone/${encodeURIComponent(phoneNumber)}`, { expected: 404 });
}

async function askForCode(visitor: Visitor, phoneNumber: string): Promise<string> {
  const { code = '' } = await visitor.call<{ code?: string }>('a code is sent', 'POST', '/api/verify/send', { body: { phoneNumber } });
  visitor.want('the answer tells the code, as the local verifier does outside production', /^\d{6}$/.test(code), { code });
  return code;
}

async function onboard(visitor: Visitor, phoneNumber: string): Promise<Me> {
  const account = { phoneNumber, username: phoneNumber.replace(/\D/g, ''), timezone: 'America/New_York', consentVersion: '1' };
  const { id, isNewUser } = await visitor.call<User>('the account is made', 'POST', '/api/users', { body: account, expected: 201 });
  visitor.want('the user is new', isNewUser === true, { isNewUser });
  const path = `/api/users/${id}`;
  await visitor.call('onboarding: a name', 'PATCH', path, { body: { firstName: 'Walker', username: 'Walker' } });
  const goals = { userId: id, caloriesGoal: 2000, proteinGoal: 120, carbsGoal: 225, fatGoal: 65, sugarGoal: 50 };
  await visitor.call('onboarding: goals', 'POST', `${path}/goals`, { body: goals });
  const reminders = {
    notifications: true,
    remindLunch: true,
    lunchTime: '12:30',
    enableSummary: true,
    summaryTime: '21:00',
    consentVersion: '1',
  };
  await visitor.call('onboarding: reminders', 'PATCH', `${path}/goals`, { body: reminders });
  await visitor.call('the reminders are planned', 'POST', '/api/admin/refresh-scheduler');
  const done = await visitor.call<User>('onboarding is complete', 'PATCH', path, { body: { onboardingComplete: true } });
  visitor.want('the user is new no more', done.onboardingComplete && !done.isNewUser, done);
  return { id, path };
}

async function say(visitor: Visitor, { id, path }: Me, content: string, quiet = false): Promise<string> {
  const body = { userId: id, content, fromDashboard: true };
  const { replies } = await visitor.call<{ replies: { content: string }[] }>(`text: ${content}`, 'POST', `${path}/messages`, {
    body,
    expected: 201,
    quiet,
  });
  visitor.want(`"${content}" is answered`, replies.length > 0, replies);
  return replies.map((reply) => reply.content).join(' ');
}

async function text(visitor: Visitor, me: Me): Promise<void> {
  const first = await say(visitor, me, '2 eggs and toast for breakfast');
  visitor.want('the answer names the meal and its figures', /egg.*\d+ cal/.test(first), first);
  await say(visitor, me, 'actually 3 eggs');
  const [meal] = await visitor.call<Entry[]>('the meal is on the dashboard', 'GET', `${me.path}/meals`);
  visitor.want('it was corrected, not added to', meal && /3 eggs/.test(meal.description) && meal.number === 1, meal);
  const summary = await visitor.call<{ totalCalories: number }>('the day is added up', 'GET', `${me.path}/summary`);
  visitor.want('the day is that meal', summary.totalCalories === meal?.calories, summary);
  const messages = await visitor.call<unknown[]>('the conversation is kept', 'GET', `${me.path}/messages`);
  visitor.want('the first text to a new user, two texts and two answers', messages.length === 5, messages.length);
  await visitor.call('history is not part of the free plan', 'GET', `${me.path}/calorie-history`, { expected: 403 });
}

async function pay(visitor: Visitor, { path }: Me): Promise<void> {
  const products = await visitor.call<{ name: string; price: number; priceId: string }[]>(
    'what can be bought',
    'GET',
    '/api/subscription-products',
  );
  const pro = products.find(({ name }) => /\bpro\b/i.test(name));
  visitor.want('Pro is for sale at 9.99 a month', pro?.price === 9.99, products);
  const { url } = await visitor.call<{ url: string }>('checkout begins', 'POST', '/api/create-checkout-session', {
    body: { priceId: pro?.priceId },
  });
  const page = await visitor.call<string>('the page to pay on', 'GET', url);
  visitor.want('it is plainly a test page', page.includes('TEST PAYMENTS'), url);
  const before = await visitor.call<Plan>('nothing is granted before paying', 'GET', `${path}/subscription?sync=true`);
  visitor.want('the plan is still free', before.plan === 'free', before);
  await visitor.call('paid', 'POST', `${url}/pay`, { form: true, expected: 303 });
  const after = await visitor.call<Plan>('the plan is Pro', 'GET', `${path}/subscription?sync=true`);
  visitor.want('Pro, active', after.plan === 'pro' && after.status === 'active', after);
}

async function month(visitor: Visitor, me: Me): Promise<void> {
  const started = performance.now();
  const before = visitor.steps;
  for (let ago = DAYS; ago >= 1; ago -= 1) {
    await enter(visitor, me, `${BREAKFASTS[ago % BREAKFASTS.length]} for breakfast`, 'meals', ago);
    if (ago % 3 === 0) await enter(visitor, me, 'ran 30 minutes', 'workouts', ago);
  }
  visitor.tell(
    true,
    visitor.steps - before,
    performance.now() - started,
    `calls: ${DAYS} days of entries, each texted and moved to its day`,
  );
}

async function enter(visitor: Visitor, me: Me, content: string, kind: 'meals' | 'workouts', ago: number): Promise<void> {
  await say(visitor, me, content, true);
  const entries = await visitor.call<Entry[]>(`today's ${kind}`, 'GET', `${me.path}/${kind}`, { quiet: true });
  const entry = entries.at(-1);
  visitor.want(`"${content}" is one of today's ${kind}`, entry, entries);
  await visitor.call('moved to its day', 'PATCH', `${me.path}/${kind}/${entry?.id}`, { body: { date: dayAgo(ago) }, quiet: true });
}

/** In the walker's zone; counted in calendar days, of which one has 25 hours. */
function dayAgo(days: number): string {
  const today = new Date().toLocaleDateString('en-CA', { timeZone: 'America/New_York' });
  return new Date(Date.parse(today) - days * 86_400_000).toISOString().slice(0, 10);
}

async function lookBack(visitor: Visitor, { path }: Me): Promise<void> {
  const history = await visitor.call<{ date: string; calories: number; caloriesBurned: number }[]>(
    'the last 30 days',
    'GET',
    `${path}/calorie-history`,
  );
  visitor.want('thirty days with calories', history.length === DAYS && history.every(({ calories }) => calories > 0), history);
  const runs = history.filter(({ caloriesBurned }) => caloriesBurned > 0).length;
  visitor.want('nine days with a run: the tenth is a day too long ago', runs === 9, runs);
  const [day] = history;
  const summary = await visitor.call<{ totalCalories: number }>('one of those days', 'GET', `${path}/summary?date=${day?.date}`);
  visitor.want('the day is the same in both', summary.totalCalories === day?.calories, { day, summary });
  const report = await visitor.call<{ daysLogged: number }>('the weekly report', 'GET', `${path}/weekly-report`);
  visitor.want('seven days logged', report.daysLogged === 7, report);
}

async function takeOut(visitor: Visitor, { path }: Me): Promise<void> {
  const all = await visitor.call<{ meals: unknown[]; workouts: unknown[] }>('everything as JSON', 'GET', `${path}/export?format=json`);
  visitor.want('every meal and workout is in it', all.meals.length === DAYS + 1 && all.workouts.length === DAYS / 3, all);
  const csv = await visitor.call<string>('everything as CSV', 'GET', `${path}/export?format=csv`);
  const meals = csv.split('\r\n').filter((line) => line.startsWith('meals,')).length;
  visitor.want('as many meals as in the JSON', meals === all.meals.length, meals);
}

async function leave(visitor: Visitor, { path }: Me, phoneNumber: string): Promise<void> {
  await visitor.call('the portal can be opened', 'GET', '/api/customer-portal');
  const canceled = await visitor.call<Plan & { subscription: { endDate: string | null } }>(
    'the plan is canceled',
    'POST',
    `${path}/cancel-subscription`,
  );
  visitor.want('it ends on a day, and is Pro until then', canceled.plan === 'pro' && canceled.subscription.endDate, canceled);
  await visitor.call('the account is deleted', 'DELETE', path);
  await visitor.call('and its session with it', 'GET', path, { expected: 401 });
  const code = await askForCode(visitor, phoneNumber);
  await visitor.call('the phone can sign in again', 'POST', '/api/verify/check', { body: { phoneNumber, code } });
  await visitor.call('and is unknown', 'GET', `/api/users/phone/${encodeURIComponent(phoneNumber)}`, { expected: 404 });
  await visitor.call('logged out', 'POST', '/api/logout');
}
