import fc from 'fast-check';
import { type Catalogue, planOfItem } from './plan-mapping.js';

const catalogue: Catalogue = { prices: { plus: 'price_plus', pro: 'price_pro' }, products: { plus: 'prod_PlusOurs', pro: 'prod_ProOurs' } };
const item = (over: Partial<Parameters<typeof planOfItem>[0]>) => ({ priceId: 'price_x', productId: null, productName: null, ...over });

describe('the plan of what is paid for', () => {
  it.each([
    ['our price', item({ priceId: 'price_plus' }), { plan: 'plus', by: 'price' }],
    ['our price, whatever the product is called', item({ priceId: 'price_plus', productName: 'Pro' }), { plan: 'plus', by: 'price' }],
    ['another price of our product', item({ productId: 'prod_ProOurs' }), { plan: 'pro', by: 'product' }],
    ['the exact name', item({ productName: 'Mealtext Plus' }), { plan: 'plus', by: 'name' }],
    ['a whole word', item({ productName: 'Yearly PRO (old)' }), { plan: 'pro', by: 'word' }],
    ['both words', item({ productName: 'Plus to Pro' }), { plan: 'free', by: 'nothing' }],
    ['a foreign product id', item({ productId: 'prod_Foreign' }), { plan: 'free', by: 'nothing' }],
    ['ids made of the words', item({ priceId: 'price pro', productId: 'prod pro' }), { plan: 'free', by: 'nothing' }],
    ['part of a word', item({ productName: 'Protein shaker' }), { plan: 'free', by: 'nothing' }],
    ['part of another word', item({ productName: 'Surplus stock' }), { plan: 'free', by: 'nothing' }],
  ])('%s', (_, sold, mapped) => expect(planOfItem(sold, catalogue)).toEqual(mapped));

  it('never finds a plan in an id', () => {
    const id = fc.tuple(fc.constantFrom('prod_', 'price_', 'pro ', 'plus ', ''), fc.string()).map((parts) => parts.join(''));
    fc.assert(
      fc.property(id, id, (priceId, productId) => {
        fc.pre(
          ![...Object.values(catalogue.prices), ...Object.values(catalogue.products)].some(
            (ours) => ours === priceId || ours === productId,
          ),
        );
        expect(planOfItem(item({ priceId, productId }), catalogue)).toEqual({ plan: 'free', by: 'nothing' });
      }),
    );
  });

  it('knows no product where none is configured', () => {
    const bare = { ...catalogue, products: { plus: null, pro: null } };
    expect(planOfItem(item({}), bare).plan).toBe('free');
  });
});
