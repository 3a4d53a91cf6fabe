import { BullQueue } from './bull-queue.js';

test('the ring for a long text lets all others go first, replies too', async () => {
  const added: { name: string; priority?: number }[] = [];
  const add = (name: string, _data: unknown, { priority }: { priority?: number } = {}) => {
    added.push({ name, ...(priority === undefined ? {} : { priority }) });
    return Promise.resolve(undefined as never);
  };
  const queue = new BullQueue({ add });
  await queue.ringMail('one', true);
  await queue.ringMail('two');
  await queue.ringDelivery();
  // What has no priority is taken before what has any.
  expect(added).toEqual([{ name: 'mail', priority: 1 }, { name: 'mail' }, { name: 'delivery' }]);
});
