import { ask, sessionOf } from '../bench/support/api-load.js';

const SCREENS = ['meals', 'summary', 'goals', 'messages', 'calorie-history'];
/** How many look at their screens at one moment. */
const AT_ONCE = 4;

/** People who look at their dashboards, and sign in when they must. */
export class Readers {
  #base;
  #people;
  #cookies = new Map();
  asked = 0;
  signedIn = 0;
  refused = [];

  constructor(port, people) {
    this.#base = `http://127.0.0.1:${port}`;
    this.#people = people;
  }

  async look(random) {
    for (let nth = 0; nth < AT_ONCE; nth += 1) {
      const person = this.#people[Math.floor(random() * this.#people.length)];
      for (const screen of SCREENS) await this.#open(person, screen);
    }
  }

  async #open({ id, phone }, screen) {
    const path = `/api/users/${id}/${screen}`;
    let answer = await ask(this.#base, 'GET', path, { cookie: this.#cookies.get(id) });
    if (answer.status === 401) {
      this.#cookies.set(id, await sessionOf(this.#base, phone));
      this.signedIn += 1;
      answer = await ask(this.#base, 'GET', path, { cookie: this.#cookies.get(id) });
    }
    this.asked += 1;
    if (answer.status !== 200) this.refused.push(`${screen} was answered ${answer.status}`);
  }
}
