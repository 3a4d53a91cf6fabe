import { ask, sessionOf } from '../bench/support/api-load.js';
import { pick, type Random } from '../chaos/seeded.js';

interface Reader {
  id: string;
  phone: string;
}

const SCREENS = ['meals', 'summary', 'goals', 'messages', 'calorie-history'];
/** How many look at their screens at one moment. */
const AT_ONCE = 4;

/** People who look at their dashboards, and sign in when they must. */
export class Readers {
  readonly #base: string;
  readonly #people: Reader[];
  readonly #cookies = new Map<string, string>();
  asked = 0;
  signedIn = 0;
  readonly refused: string[] = [];

  constructor(port: number, people: Reader[]) {
    this.#base = `http://127.0.0.1:${port}`;
    this.#people = people;
  }

  async look(random: Random): Promise<void> {
    for (let nth = 0; nth < AT_ONCE; nth += 1) {
      const person = pick(random, this.#people);
      for (const screen of SCREENS) await this.#open(person, screen);
    }
  }

  async #open({ id, phone }: Reader, screen: string): Promise<void> {
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
