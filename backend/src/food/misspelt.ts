/** What people mean, and how thumbs write it where the letters alone do not tell; folded. */
const TEXT = `
jelly: jely jellie
peaches: peeches
wings: wingz wangs
ranch: rance rach
soup: soop
cheese: chese
bar: barr
bread: brd
burrito: burito burrtio buritto
burritos: buritos
cheeseburger: chesseburger cheezburger
chicken: chikin chickin
chips: chps
coffee: cofe cofy covfefe
cream: creem
dog: dawg
dogs: dawgs
eggs: eggz eggd egss
frozen yogurt: froyo
gatorade: gatoraid
hamburger: hambuger hamburguer hamberger
meal: meel
noodles: noodels noodz
oatmeal: oatmel oatmeel
peanut: pnut penut
pepsi: pepsie
potatoes: tatos
sandwich: samwich sangwich
sandwiches: samwiches sammys
soda: sody
spaghetti: sketti pasghetti
toast: tost toste
`;

/** Each mistyped word with what it stands for. */
export const MISSPELT: Readonly<Record<string, string>> = Object.fromEntries(
  TEXT.trim()
    .split('\n')
    .flatMap((line) => {
      const [meant = '', typed = ''] = line.split(': ');
      return typed.split(' ').map((word) => [word, meant] as const);
    }),
);
