// Who may import whom. Each folder of backend/src with what it may import from the others; `types` are for `import type` only.
const may = {
  // The contract checks what comes in by the domain's bounds: one bound, one place.
  contract: { all: ['domain'] },
  domain: {},
  food: { all: ['language', 'domain'] },
  reading: { all: ['language', 'domain', 'food'] },
  // Words and their annotation know nothing of meals; sentences and the choice between them nothing of the log.
  language: { all: ['domain'] },
  understanding: { all: ['language', 'domain'] },
  conversation: { all: ['understanding', 'language', 'reading', 'food', 'domain'] },
  ports: { all: ['conversation', 'domain'], types: ['contract', 'reading', 'food'] },
  usecases: { all: ['ports', 'conversation', 'domain'], types: ['contract', 'reading'] },
  config: { all: ['domain'] },
  jobs: { all: ['usecases', 'ports', 'domain'], types: ['config'] },
  http: { all: ['usecases', 'ports', 'domain', 'contract'], types: ['config'] },
};
const core = '^backend/src/(domain|food|reading|language|understanding|conversation)/';
// What of the core reads: the words of each language, once, when the program starts, and what was made of data ahead.
const reads = '^backend/src/language/(data-files|made-ahead)\\.ts$';
const notTests = '\\.test\\.tsx?$';

const list = (names) => names.map((name) => `${name}/`).join('|');
const rule = (name, from, to, comment) => ({ name, severity: 'error', comment, from, to });

const folders = Object.entries(may).flatMap(([folder, { all = [], types = [] }]) => [
  rule(
    `${folder}-imports`,
    { path: `^backend/src/${folder}/`, pathNot: notTests },
    { path: `^backend/src/(?!${list([folder, ...all, ...types])})` },
    `${folder} may import ${[...all, ...types.map((name) => `${name} (types)`)].join(', ') || 'nothing of ours'}.`,
  ),
  ...(types.length
    ? [
        rule(
          `${folder}-types-only`,
          { path: `^backend/src/${folder}/`, pathNot: notTests },
          { path: `^backend/src/(${list(types)})`, dependencyTypesNot: ['type-only'] },
          `${folder} may import ${types.join(', ')} by "import type" only.`,
        ),
      ]
    : []),
]);

module.exports = {
  forbidden: [
    ...folders,
    rule(
      'adapters-imports',
      { path: '^backend/src/adapters/', pathNot: notTests },
      { path: '^backend/src/(?!adapters/|ports/|domain/|contract/|conversation/|reading/|food/|config/)' },
      'An adapter knows its port, the domain and the contract; never a use case.',
    ),
    rule(
      'adapters-types-only',
      { path: '^backend/src/adapters/', pathNot: [notTests, '^backend/src/adapters/(builtin|fdc|openai)/'] },
      { path: '^backend/src/(conversation|reading|food|config)/', dependencyTypesNot: ['type-only'] },
      'An adapter may name the types of the engine and the configuration, no more; only the readers and the food import run its own.',
    ),
    rule(
      'adapters-apart',
      { path: '^backend/src/adapters/([^/]+)/', pathNot: notTests },
      { path: '^backend/src/adapters/([^/]+)/', pathNot: '^backend/src/adapters/$1/' },
      'An adapter never imports another adapter.',
    ),
    rule(
      'core-node',
      {
        path: core,
        pathNot: [
          notTests,
          reads,
          '^backend/src/(food/data-files|reading/workout/workout-data|conversation/safety/safety-files|conversation/classifier/weights-file)\\.ts$',
        ],
      },
      { dependencyTypes: ['core'] },
      'The core imports no Node module; only the tables of foods and activities, the words of each language and what safety and acts are heard with are read, once.',
    ),
    rule(
      'core-packages',
      { path: core, pathNot: [notTests, reads] },
      {
        dependencyTypes: ['npm', 'npm-dev', 'npm-optional', 'npm-peer', 'npm-no-pkg', 'npm-unknown'],
        path: '^(?!node_modules/(moment-timezone|libphonenumber-js|chrono-node)/)',
      },
      'The core knows no framework and no database.',
    ),
    rule(
      'domain-door',
      { path: '^backend/src/domain/index\\.ts$' },
      { reachable: true, path: '^(node_modules/|backend/src/(?!domain/|contract/))' },
      'What the domain exports to the front ends pulls in nothing else.',
    ),
    rule(
      'app-on-top',
      { path: '^backend/src/(?!app/|cli/|main\\.ts)', pathNot: notTests },
      { path: '^backend/src/(app/|cli/|main\\.ts)' },
      'app, cli and main stand on top; nothing below imports them.',
    ),
    rule('cli-apart', { path: '^backend/src/cli/' }, { path: '^backend/src/main\\.ts' }, 'A command is a program of its own.'),
    rule(
      'no-tests-in-the-product',
      { path: '^(backend|dashboard|admin)/src/', pathNot: notTests },
      { path: '(\\.test\\.tsx?$|^backend/test/|^scripts/)' },
      'The product imports no tests.',
    ),
    rule('front-ends-apart', { path: '^dashboard/' }, { path: '^admin/' }, 'The dashboard and the console do not know each other.'),
    rule('console-apart', { path: '^admin/' }, { path: '^dashboard/' }, 'The dashboard and the console do not know each other.'),
    rule(
      'front-ends-backend',
      { path: '^(dashboard|admin)/src/' },
      { path: '^backend/(?!src/contract/index\\.ts$|src/domain/index\\.ts$)' },
      'A front end enters the backend by its contract and its domain only.',
    ),
    rule(
      'front-ends-contract-types',
      { path: '^(dashboard|admin)/src/' },
      { path: '^backend/src/contract/', dependencyTypesNot: ['type-only'] },
      'The contract is imported by "import type": its classes stay on the server.',
    ),
    rule(
      'features-apart',
      { path: '^dashboard/src/features/([^/]+)/' },
      { path: '^dashboard/src/features/([^/]+)/', pathNot: '^dashboard/src/features/$1/' },
      'A feature never imports a feature.',
    ),
    rule(
      'features-below-app',
      { path: '^dashboard/src/features/' },
      { path: '^dashboard/src/(app/|main|phone/)' },
      'app imports features, not the other way.',
    ),
    rule(
      'components-below',
      { path: '^dashboard/src/(components|lib)/' },
      { path: '^dashboard/src/(app|features|phone)/' },
      'components and lib know no feature.',
    ),
    rule('lib-below', { path: '^dashboard/src/lib/' }, { path: '^dashboard/src/components/' }, 'lib knows no component.'),
    rule('resources-below', { path: '^admin/src/resources/' }, { path: '^admin/src/(admin|main)\\.tsx' }, 'admin → resources → providers.'),
    rule(
      'providers-below',
      { path: '^admin/src/providers/' },
      { path: '^admin/src/(resources/|(admin|main)\\.tsx)' },
      'admin → resources → providers.',
    ),
    rule(
      'no-cycles',
      {},
      { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
      'Two files that need each other are one, or three.',
    ),
    rule('resolvable', { path: '^(backend|dashboard|admin)/src/' }, { couldNotResolve: true }, 'Every import leads somewhere.'),
    rule(
      'no-dev-packages',
      { path: '^backend/src/', pathNot: notTests },
      { dependencyTypes: ['npm-dev', 'npm-no-pkg', 'npm-unknown'] },
      'What runs is among the dependencies of its package.',
    ),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)dist/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'dashboard/tsconfig.json' },
    combinedDependencies: false,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['types', 'import', 'require', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.d.ts', '.js', '.mjs', '.json', '.css'],
    },
  },
};
