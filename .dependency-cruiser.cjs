// The rooms of src/, ground floor first: a room imports only from itself and from rooms above it in this list.
const rooms = [
  'contract',
  'people',
  'mind',
  'store',
  'service',
  'http',
  'client',
  'browser',
  'play',
  'scenario',
  'results',
  'report',
  'run',
  'playwright-test',
  'cli',
];

/** What else each room may know, beyond the floor above it being closed. */
const allowed = {
  contract: [],
  people: ['contract'],
  mind: ['contract'],
  store: ['contract'],
  service: ['contract', 'people', 'mind', 'store'],
  http: ['contract', 'people', 'service'],
  client: ['contract'],
  browser: ['contract'],
  play: ['contract', 'browser'],
  scenario: ['contract', 'people', 'play'],
  results: ['contract'],
  report: ['contract', 'results'],
  run: ['contract', 'browser', 'play', 'scenario', 'results', 'service', 'client', 'mind'],
  'playwright-test': ['contract', 'browser', 'play', 'scenario', 'results', 'report', 'run'],
  cli: rooms,
};

module.exports = {
  forbidden: [
    {
      name: 'no-circles',
      severity: 'error',
      from: {},
      to: { circular: true, dependencyTypesNot: ['type-only'] },
    },
    ...rooms.map((room) => ({
      name: `${room}-knows`,
      severity: 'error',
      comment: `${room}/ may import only from: ${allowed[room].join(', ') || 'nothing else'}`,
      from: { path: `^src/${room}/` },
      to: { path: '^src/[^/]+/', pathNot: `^src/(${[room, ...allowed[room]].join('|')})/` },
    })),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'node', 'default'] },
  },
};
