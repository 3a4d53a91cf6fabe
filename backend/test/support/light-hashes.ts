import crypto, { type ScryptOptions } from 'node:crypto';

type Done = (error: Error | null, key: Buffer) => void;
type Derive = (password: string, salt: Buffer, bytes: number, cost: ScryptOptions, done: Done) => void;

// What a hash costs is for whoever steals it. Here it has to be asked for in full, and is made with a hundredth of it.
const derive = crypto.scrypt.bind(crypto) as Derive;
const light: Derive = (password, salt, bytes, cost, done) => {
  if (!(cost.N! >= 2 ** 15 && cost.r! >= 8 && cost.p! >= 3)) throw new Error(`a hash for ${JSON.stringify(cost)} costs a thief too little`);
  derive(password, salt, bytes, { ...cost, N: 2 ** 8 }, done);
};
jest.spyOn(crypto as unknown as { scrypt: Derive }, 'scrypt').mockImplementation(light);
