/** Units that may stand for each other when a food lacks the one said: the first of a line by the others, best first. */
export const ALIKE_UNITS: ReadonlyMap<string, readonly string[]> = new Map(
  `
slice piece wedge square segment
square piece slice
strip piece slice stick
packet pouch pack bag container
pouch packet pack bag container
pack bag box container packet pouch bar
bag pack pouch packet
box carton pack container bag
container carton tub box pack bowl order plate cup jar
carton container box glass
tub container pint carton
jar container tub bottle
fillet piece breast steak
steak piece fillet
patty piece
link piece
stick piece strip
bar piece
chunk piece cube
bowl plate container cup
plate bowl
glass cup mug
mug cup glass
can bottle
bottle can
tablet piece
spoonful tbsp
scoop serving
spear piece stalk
floret piece
leaf piece
ring piece
pat tsp
head piece
ear piece
cone piece
footlong piece
shot jigger
wrap piece
roll piece
dollop tbsp
drizzle tsp
splash tbsp
rack piece
loaf piece
ball piece scoop
wedge slice piece
order serving
serving order
breast piece fillet
thigh piece
wing piece
leg piece drumstick
drumstick piece leg
rib piece
chop piece
half piece
tray container order plate
pie piece
cake piece
`
    .trim()
    .split('\n')
    .map((line) => {
      const [unit, ...others] = line.split(' ');
      return [unit!, others] as const;
    }),
);
