export default {
  name: 'kill-worker',
  what: 'SIGKILL of a worker at any moment.',
  strike: async ({ processes }, random) => void processes.signal('worker', 'SIGKILL', random),
};
