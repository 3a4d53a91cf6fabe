// name | other ways to say it (fr: and es: too) | MET | code in the 2011 Compendium of Physical Activities (Ainsworth et al. 2011)
const TEXT = `
running | run; ran; runs; jog; jogged; jogging; jogged; went for a run; morning run; long run; tempo run; easy run; recovery run; fun run; couch to 5k; c25k; fr:couru; fr:course; fr:course a pied; fr:jogging; fr:courir; es:corri; es:correr; es:corrido; es:trote; es:trotar; es:troté; es:carrera | 9.8 | 12050
jogging | slow jog; light jog; easy jog; jog | 7 | 12020
treadmill running | treadmill run; ran on the treadmill; run on treadmill; fr:tapis roulant; es:caminadora; es:cinta | 9 | 12040
trail running | trail run; cross country run; ran trails | 9 | 12140
sprints | sprinting; sprint intervals; sprinted; hill sprints; wind sprints; speed work; track workout; intervals on the track | 12.3 | 12100
stair running | ran stairs; stadium stairs; running stairs; ran bleachers | 15 | 12170
marathon running | marathon; half marathon; ran a half marathon; ran a marathon | 13.3 | 12200
stroller running | stroller run; ran with the stroller; jogging with stroller | 8 | 12190
walking | walk; walked; walks; went for a walk; long walk; morning walk; evening walk; power walking; stroll; strolled; fr:marche; fr:marché; fr:promenade; fr:marcher; es:camine; es:caminé; es:caminar; es:caminata; es:paseo | 3.5 | 17190
brisk walking | brisk walk; fast walk; power walk; power walked; speed walk; speed walked | 4.3 | 17200
dog walking | walked the dog; walk the dog; walking the dog; walked my dog; walked the dogs; dog walk; fr:promené le chien; fr:promener le chien; es:pasee al perro; es:paseé al perro | 3 | 17165
treadmill walking | treadmill walk; walked on the treadmill; walking pad; treadmill desk; walkpad | 3.5 | 17190
incline walking | incline walk; incline treadmill; 12-3-30; 12 3 30; walked on an incline; uphill walk; hill walk | 5.3 | 17210
treadmill | treadmill workout; on the treadmill | 6 | 12010
stroller walk | walked with the stroller; pushed the stroller; stroller walking; walk with the kids; walked with the baby | 4 | 17100
nordic walking | walking with poles; pole walking | 4.8 | 17302
race walking | racewalking | 6.5 | 17110
rucking | ruck; rucked; weighted walk; weighted vest walk; ruck march | 7 | 17010
hiking | hike; hiked; hikes; went hiking; went for a hike; trail hike; fr:randonnée; fr:randonnee; es:senderismo; es:excursion | 6 | 17080
backpacking | backpack trip | 7 | 17010
mountain climbing | mountaineering; summited | 8 | 15533
stair climbing | climbed stairs; stairs; took the stairs; flights of stairs; walked stairs; fr:escaliers; es:escaleras | 8 | 17130
stair climber | stairmaster; stair master; stair stepper; stairclimber; stepmill; step mill; stair machine | 9 | 02065
cycling | bike; biked; biking; bike ride; cycle; cycled; bicycling; rode my bike; rode bike; rode the bike; road bike; road cycling; bicycled; rode a bike; went for a ride; fr:velo; fr:vélo; fr:fait du vélo; es:bici; es:bicicleta; es:ciclismo | 7.5 | 01015
easy cycling | leisure bike ride; easy bike ride; easy ride; casual bike ride; slow bike ride | 5.8 | 01019
bike commuting | biked to work; bike commute; cycled to work; rode to work; commuted by bike; biked to school | 6.8 | 01011
fast cycling | fast bike ride; hard bike ride; bike race; group ride; criterium | 10 | 01040
mountain biking | mountain bike; mtb; mountain biked; downhill biking | 8.5 | 01009
bmx | bmx riding | 8.5 | 01008
e-bike | ebike; electric bike; e bike ride; e bike | 4 | 01010
stationary bike | exercise bike; stationary cycling; indoor bike; indoor cycling; recumbent bike; fr:velo stationnaire; es:bicicleta fija; es:bici estatica | 7 | 02010
spinning | spin; spin class; spin bike; soulcycle; peloton; peloton ride; cycle class; peloton bike; indoor spin | 8.5 | 02019
assault bike | air bike; airdyne; echo bike; fan bike | 8.8 | 02013
unicycling | unicycle | 5 | 01070
elliptical | eliptical; elliptical machine; elliptical trainer; cross trainer; fr:elliptique; es:eliptica; es:elíptica | 5 | 02048
rowing machine | rower; erg; rowed; rowing; row machine; indoor rowing; concept 2; concept2; row; fr:rameur; es:remo | 6 | 02070
ski erg | ski machine; skierg | 6.8 | 02080
weight lifting | lifting; lifted; lift; lifts; weights; weight training; weightlifting; lifted weights; strength training; strength; strength workout; resistance training; gym; gym session; gym workout; went to the gym; hit the gym; pumped iron; iron; push day; pull day; bodybuilding; free weights; fr:musculation; fr:muscu; fr:gym; fr:poids; es:pesas; es:gimnasio; es:levante pesas; es:levanté pesas; es:gym | 5 | 02052
powerlifting | heavy lifting; heavy weights; power lifting; olympic lifting; strongman | 6 | 02050
leg day | legs; leg workout; lower body; lower body workout; glutes; glute day; squat day | 5 | 02052
upper body workout | upper body; arm day; arms; chest day; chest; back day; back and biceps; chest and triceps; shoulder day; shoulders; bench press; bench pressed; benched; bicep curls; curls; bro split; push ups pull ups | 3.5 | 02054
deadlifts | deadlift; deadlifted | 6 | 02050
squats | squat; squatted; air squats; goblet squats; es:sentadillas | 5 | 02052
kettlebells | kettlebell; kettlebell swings; kettlebell workout; kb swings | 8 | 02040
circuit training | circuit; circuits; circuit class; fr:circuit; es:circuito | 4.3 | 02035
hiit | hiit workout; hiit class; interval training; intervals; tabata; hit workout; insanity; high intensity; fr:entrainement par intervalles | 8 | 02040
crossfit | cross fit; wod; metcon; did a wod; amrap; emom | 8 | 02040
orangetheory | orange theory; otf; orangetheory class; orange theory class | 8 | 02040
f45 | f45 class; barrys; barry's; barrys bootcamp; barry's bootcamp; group fitness; group fitness class; bodypump; body pump; les mills | 7.8 | 02062
boot camp | bootcamp; boot camp class; obstacle course; spartan race; tough mudder | 5 | 02008
calisthenics | bodyweight workout; body weight workout; bodyweight exercises; home workout; at home workout; floor exercises; fr:entrainement; fr:entraînement; es:calistenia | 3.8 | 02022
push-ups | push ups; pushups; push up; pushup; press ups; fr:pompes; es:lagartijas; es:flexiones | 3.8 | 02022
pull-ups | pull ups; pullups; chin ups; chinups; es:dominadas | 8 | 02020
sit-ups | sit ups; situps; crunches; abs; ab workout; abs workout; core workout; core; planks; plank; planked; fr:abdos; es:abdominales | 2.8 | 02024
burpees | burpee; jumping jacks; jumping jack; mountain climbers; box jumps | 8 | 02020
lunges | lunge; walking lunges; step ups | 3.8 | 02022
jump rope | jumped rope; jumping rope; skip rope; skipped rope; skipping rope; rope skipping; double unders; fr:corde a sauter; es:saltar la cuerda; es:cuerda | 11.8 | 15551
battle ropes | battle rope | 8 | 02040
stretching | stretch; stretched; stretches; mobility; mobility work; foam rolling; foam rolled; fr:etirements; es:estiramientos; es:estire | 2.3 | 02101
yoga | yoga class; hatha; hatha yoga; yin yoga; restorative yoga; gentle yoga; did yoga; fr:yoga; es:yoga | 2.5 | 02150
power yoga | hot yoga; bikram; bikram yoga; ashtanga; vinyasa; vinyasa flow; yoga flow; yoga sculpt | 4 | 02160
sun salutations | surya namaskar | 3.3 | 02180
pilates | reformer; reformer pilates; club pilates; mat pilates; fr:pilates; es:pilates | 3 | 02105
solidcore | megaformer; lagree | 5 | 02052
barre | barre class; pure barre; ballet barre | 3.8 | 02064
tai chi | taichi; qi gong; qigong | 3 | 15670
meditation | meditated; meditating; breathwork | 1 | 07075
physical therapy | pt exercises; physio; physiotherapy; rehab exercises | 2.8 | 02112
aerobics | aerobic class; aerobics class; cardio; cardio workout; cardio class; did cardio; fr:cardio; fr:aerobie; es:aerobicos; es:aeróbicos; es:cardio | 7.3 | 03015
step aerobics | step class; step aerobics class | 7.5 | 03016
low impact aerobics | low impact cardio; low impact workout | 5 | 03020
jazzercise | slimnastics | 6 | 02090
zumba | zumba class; dance fitness; dance workout; es:zumba; fr:zumba | 6.5 | 03015
dancing | dance; danced; went dancing; club dancing; dance class; hip hop dance; salsa dancing; line dancing; fr:danse; fr:dansé; es:baile; es:baile; es:bailar; es:bailé | 7.8 | 03031
ballroom dancing | ballroom; waltz; swing dancing; tango; foxtrot | 5.5 | 03030
ballet | ballet class; modern dance; jazz dance; contemporary dance | 5 | 03010
tap dancing | tap class; tap dance | 4.8 | 03014
pole dancing | pole class; pole fitness; aerial silks; aerial class | 5 | 03010
swimming | swim; swam; swims; swimming laps; swam laps; lap swim; lap swimming; laps in the pool; pool laps; open water swim; freestyle; fr:nage; fr:nagé; fr:natation; fr:nager; es:nade; es:nadé; es:natacion; es:natación; es:nadar | 5.8 | 18240
leisure swimming | pool time; splashed in the pool; played in the pool; swam for fun; swimming with the kids | 6 | 18310
fast swimming | swim practice; masters swim; hard swim; swim sprints; swim workout | 9.8 | 18230
breaststroke | swam breaststroke | 5.3 | 18265
backstroke | swam backstroke | 4.8 | 18255
butterfly stroke | swam butterfly | 13.8 | 18270
water aerobics | aqua aerobics; aquafit; aqua fit; aqua zumba; water exercise; fr:aquaforme; es:aquagym | 5.5 | 18355
water jogging | aqua jogging; pool running; deep water running | 9.8 | 18366
water walking | walked in the pool; pool walking | 4.5 | 18368
treading water | treaded water | 3.5 | 18350
water polo | waterpolo | 10 | 18360
snorkeling | snorkel; snorkeled | 5 | 18210
scuba diving | scuba; dived | 7 | 18200
surfing | surf; surfed; boogie boarding; body surfing; bodyboarding | 3 | 18220
paddle boarding | paddleboarding; paddle boarded; sup; stand up paddle; paddleboard | 6 | 18225
kayaking | kayak; kayaked; fr:kayak; es:kayak | 5 | 18100
canoeing | canoe; canoed; canoe trip; fr:canot | 3.5 | 18070
rowing crew | crew practice; sculling; rowing on the river; rowing on the water | 12 | 18080
sailing | sail; sailed; fr:voile | 3 | 18120
windsurfing | kitesurfing; kiteboarding; wing foiling | 5 | 18380
water skiing | waterskiing; wakeboarding; wakesurfing; tubing; wakeboarded; water skied | 6 | 18150
jet skiing | jetski; jet ski; seadoo | 7 | 18160
rafting | whitewater rafting; white water rafting | 5 | 18370
tennis | tennis match; tennis lesson; hit tennis balls; fr:tennis; es:tenis | 7.3 | 15675
tennis doubles | doubles tennis; played doubles | 6 | 15680
tennis singles | singles tennis; played singles | 8 | 15690
pickleball | pickle ball; pickelball; played pickleball; pickleball doubles | 4.5 | 15685
padel | paddle tennis; paddleball; platform tennis | 6 | 15500
badminton | badminton game | 5.5 | 15030
squash game | squash; played squash; squash match; squash court; game of squash | 7.3 | 15652
racquetball | racketball; racquet ball | 7 | 15530
handball | handball game | 12 | 15320
table tennis | ping pong; pingpong | 4 | 15660
basketball | bball; b-ball; hoops; pickup basketball; played ball; shot hoops; basketball game; pick up basketball; fr:basket; es:basquetbol; es:baloncesto | 6.5 | 15055
shooting hoops | shooting baskets; shot around; shooting around | 4.5 | 15070
soccer | soccer game; soccer match; indoor soccer; soccer practice; futsal; footy; five a side; fr:soccer; es:futbol; es:fútbol; es:futbolito | 7 | 15610
football | flag football; touch football; football practice; football game | 8 | 15230
playing catch | threw the ball around; played catch; threw a football | 2.5 | 15235
rugby | rugby practice; rugby match; touch rugby | 8.3 | 15560
hockey | ice hockey; hockey game; beer league hockey; beer league; pickup hockey; shinny; fr:hockey | 8 | 15360
field hockey | street hockey; ball hockey; floor hockey; roller hockey | 7.8 | 15350
ringette | broomball | 7 | 15130
curling | curled; curling game; curling bonspiel | 4 | 15170
baseball | softball; slow pitch; slo pitch; softball game; baseball practice; batting cages; batting practice; fr:balle molle; es:beisbol; es:béisbol | 5 | 15620
volleyball | volleyball game; indoor volleyball; fr:volley; es:voleibol | 4 | 15710
beach volleyball | sand volleyball | 8 | 15725
lacrosse | lax; lacrosse practice | 8 | 15460
cricket | cricket match; played cricket | 4.8 | 15150
kickball | dodgeball; dodge ball; tag; played tag | 7 | 15450
ultimate frisbee | ultimate | 8 | 15250
frisbee | disc golf; frolf; frisbee golf | 3 | 15240
golf | golfed; 18 holes; 9 holes; round of golf; golfing; played golf; fr:golf; es:golf | 4.8 | 15255
golf with a cart | golf cart; golfed with cart; golf riding; golf with cart | 3.5 | 15290
walking golf | walked 18; walked 18 holes; walked nine; golf walking; walked the course | 4.3 | 15265
driving range | mini golf; putt putt; minigolf; hit balls at the range; topgolf | 3 | 15270
bowling | bowled; fr:quilles; es:boliche | 3.8 | 15092
billiards | pool game; played pool; shot pool; darts; cornhole; bocce; bocce ball; horseshoes; shuffleboard | 2.5 | 15080
boxing | boxing class; boxed; heavy bag; punching bag; title boxing; rumble boxing; hit the bag; fr:boxe; es:boxeo | 5.5 | 15110
sparring | sparred; boxing sparring | 7.8 | 15120
kickboxing | kick boxing; muay thai; cardio kickboxing; thai boxing; kickboxed | 10.3 | 15430
martial arts | karate; judo; taekwondo; tae kwon do; jiu jitsu; bjj; jiujitsu; mma; krav maga; rolled bjj; aikido; kung fu | 10.3 | 15430
wrestling | wrestled; wrestling practice | 6 | 15730
fencing | fencing class; fencing practice | 6 | 15200
gymnastics | tumbling; gymnastics class; cartwheels | 3.8 | 15300
cheerleading | cheer; cheer practice | 6 | 15138
trampoline | trampoline park; bounced on the trampoline; rebounder; rebounding | 3.5 | 15700
rock climbing | climbing; climbed; bouldering; bouldered; climbing gym; indoor climbing; top rope; fr:escalade; es:escalada | 5.8 | 15537
ropes course | high ropes; ziplining | 4 | 15335
skateboarding | skateboard; skateboarded; longboarding; longboard | 5 | 15580
roller skating | rollerskating; roller skated; roller derby | 7 | 15590
rollerblading | inline skating; rollerbladed; in-line skating | 7.5 | 15591
ice skating | ice skated; skated; skating; figure skating; fr:patin; fr:patiné; fr:patinage; es:patinaje; es:patine | 7 | 19030
skiing | ski; skied; downhill skiing; alpine skiing; hit the slopes; fr:ski; fr:skié; es:esqui; es:esquie | 5.3 | 19160
snowboarding | snowboard; snowboarded; fr:planche a neige | 5.3 | 19160
cross country skiing | xc ski; xc skiing; cross-country skiing; nordic skiing; cross country ski; classic ski; fr:ski de fond | 9 | 19090
backcountry skiing | ski touring; skinning; backcountry ski; skimo | 12.5 | 19100
snowshoeing | snow shoeing; snowshoe; snowshoed; fr:raquette; fr:raquettes | 5.3 | 19190
sledding | tobogganing; sled; sledded; tubing in the snow; fr:glissade | 7 | 19180
snowmobiling | sledding machine; snowmobile; fr:motoneige; fr:ski-doo | 3.5 | 19200
shoveling snow | shoveled snow; shovelled snow; snow shoveling; shoveled the driveway; shovelled; shoveled; shoveling; cleared snow; fr:pelleté; fr:pelleter; es:paleé nieve | 5.3 | 08195
snow blowing | snowblower; snow blower | 2.5 | 19260
horseback riding | horse riding; rode horses; rode my horse; equestrian; riding lesson; horseback; fr:equitation; es:equitacion | 5.5 | 15370
polo | polo match | 8 | 15510
archery | shot bows; bow shooting | 4.3 | 15010
fishing | went fishing; fished; fly fishing; ice fishing; fr:pêche; es:pesca | 3.5 | 04001
hunting | went hunting; deer hunting; fr:chasse | 5 | 04100
gardening | gardened; garden work; worked in the garden; planted; planting; weeding; weeded; pulled weeds; fr:jardinage; es:jardineria; es:jardinería | 3.8 | 08245
yard work | yardwork; landscaping; worked in the yard; trimmed hedges; leaf blowing; pruned; fr:travaux de terrain | 4 | 08261
mowing the lawn | mowed the lawn; mowed; mow; mowing; cut the grass; lawn mowing; mowed grass; push mower; fr:tondu la pelouse; fr:tondre le gazon; es:corte el pasto; es:corté el césped | 5.5 | 08095
riding mower | rode the mower; riding lawn mower | 2.5 | 08100
raking leaves | raked leaves; raked; raking; fr:râtelé | 3.8 | 08160
digging | dug; dug holes; shoveled dirt; shoveled gravel; moved dirt; spread mulch; mulching | 5 | 08050
chopping wood | chopped wood; split wood; splitting wood; stacked wood; stacking wood; cut firewood; fr:fendu du bois | 4.5 | 08019
farm work | farming; barn chores; baled hay; stacked hay; mucked stalls; horse chores | 4.8 | 11146
house cleaning | cleaned the house; cleaned house; cleaning; housework; house work; cleaned; deep cleaned; chores; household chores; fr:ménage; fr:menage; es:limpieza; es:limpie la casa; es:limpié la casa | 3.3 | 05030
vacuuming | vacuumed; hoovering; fr:passé l'aspirateur; es:aspire | 3.3 | 05043
mopping | mopped; mopped floors; scrubbed floors; scrubbing floors; swept; sweeping | 3.5 | 05021
laundry | did laundry; folded laundry; ironing | 2 | 05090
washing dishes | washed dishes; did the dishes; dishes | 1.8 | 05041
cooking | cooked for; meal prep; meal prepping; meal prepped | 2 | 05050
washing the car | washed the car; car wash by hand; waxed the car; washed windows | 3.5 | 05020
moving furniture | moved furniture; moving boxes; moved boxes; helped a friend move; moving house; moved apartments; carrying boxes; fr:déménagement; es:mudanza | 5.8 | 05120
carrying groceries | hauled groceries; carried groceries upstairs | 7.5 | 05056
grocery shopping | shopping; walked the mall; mall walking | 2.3 | 05060
childcare | played with the kids; playing with kids; played with my kids; chased the kids; chased toddler; playground with kids; fr:joué avec les enfants; es:jugue con los ninos | 3.5 | 05175
playing with the dog | played fetch; dog park | 4 | 05193
painting walls | painted walls; painted the house; painting the house; painted a room; painting rooms | 3.3 | 06160
home repair | home improvement; diy; handyman; renovating; renovation; home reno; drywall; fixed the roof; fr:rénovation | 4.5 | 06127
carpentry | woodworking; built a deck; built furniture; building a fence | 3.8 | 06052
roofing | roof work | 6 | 06180
construction work | construction; worked construction; manual labor; manual labour; labor; bricklaying | 4 | 11120
warehouse work | warehouse shift; loading trucks; unloaded truck; unloaded a truck; worked the warehouse | 6.5 | 11766
standing work | on my feet; retail shift; serving shift; waited tables; bartended; waitressing | 3 | 11600
nursing shift | hospital shift; worked a shift at the hospital | 3 | 11600
firefighting | fire training; firefighter training | 8 | 11240
wheelchair sports | wheelchair basketball; wheelchair push; wheelchair workout | 7.8 | 15075
arm bike | arm ergometer; hand cycle; handcycle; upper body ergometer; ube | 2.8 | 02115
chair exercises | chair yoga; seated exercise; seated workout; silver sneakers; chair workout | 2.3 | 02140
workout video | exercise video; youtube workout; fitness video; beachbody; p90x; workout dvd; online workout; fitness blender | 4 | 02143
video game exercise | just dance; wii fit; wii sports; beat saber; ring fit; vr workout; dance dance revolution; ddr; supernatural vr | 6 | 02005
exercise class | fitness class; gym class; workout class; class at the gym; la fitness class; ymca class | 5 | 02061
workout | worked out; working out; work out; exercise; exercised; exercising; trained; training; training session; personal trainer; pt session; sweat session; fr:entrainé; fr:entraine; fr:exercice; fr:exercices; fr:m'entrainer; es:ejercicio; es:ejercicios; es:entrene; es:entrené; es:entrenamiento; es:hice ejercicio | 5.5 | 02060
sex | had sex; sexy time | 2.8 | 14010
drumming | drums; played drums | 3.8 | 10040
marching band | marching practice | 4 | 10130
juggling | juggled | 4 | 15440
orienteering | geocaching; adventure race | 9 | 15480
triathlon | tri; ironman; sprint triathlon | 10 | 12180
duathlon | brick workout | 9 | 12180
slackline | slacklining; balance board | 3.5 | 15335
hula hoop | hula hooping; hooping; weighted hoop | 4 | 15135
motocross | dirt biking; dirt bike; atv; quading; four wheeling; atving | 4 | 15470
paintball | laser tag; airsoft | 6 | 15135
parkour | freerunning; ninja warrior; ninja gym | 8 | 02020
rodeo | bull riding | 5.5 | 15544
skydiving | bungee jumping; paragliding; hang gliding | 3.5 | 15600
bird watching | birding; nature walk | 2.5 | 17085
sauna | steam room; hot tub; jacuzzi | 1.3 | 02135
playground games | hopscotch; played outside; recess duty; four square | 5.8 | 15135
walking at work | steps at work; walked around the office; walked around campus; walked to class; walked to work; walking to work; walk to work; fr:marché au travail | 4 | 17270
sightseeing | sight seeing; walked around the city; walked around town; museum walking; walked downtown; disney; walked the zoo; theme park | 3.5 | 09106
camping | set up camp | 2.5 | 09110
crutches | walked on crutches | 5 | 17140
stair workout | stair workouts; step workout; bench stepping | 8.5 | 03019
core class | abs class; ab class; core class | 3 | 02105
rebounder | mini trampoline | 4.5 | 12027
ab roller | ab wheel | 3.8 | 02022
sled push | sled pushes; prowler; tire flips; tire flip; farmer carries; farmers carry | 8 | 02040
dips | tricep dips; bench dips | 3.8 | 02022
jumping | jumps; jump squats; plyometrics; plyo; plyos; box jump | 8 | 02020
shadow boxing | shadowboxing | 5.5 | 15110
aerial yoga | anti gravity yoga; acro yoga; acroyoga | 3.3 | 02180
stationary rowing hard | hard row; row sprints; 2k row; 2k erg | 8.5 | 02073
step counting | steps; pasos; pas; step count; 10k steps; es:pasos; fr:pas | 3.5 | 17190
`;

/** An activity by its everyday name, with how hard it is. */
export interface Activity {
  name: string;
  /** Metabolic equivalents: kcal per kilogram and hour. */
  met: number;
  /** Code in the 2011 Compendium of Physical Activities. */
  code: string;
}

export const ACTIVITIES: readonly (Activity & { aliases: readonly string[] })[] = TEXT.split('\n')
  .filter((line) => line !== '')
  .map((line) => {
    const [name, aliases, met, code] = line.split(' | ') as [string, string, string, string];
    return { name, aliases: aliases.split(';').map((alias) => alias.trim().replace(/^(?:fr|es):/, '')), met: Number(met), code };
  });
