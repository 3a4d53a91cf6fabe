const fault = () => ({ when: 'before', type: 'refuse', status: 500, code: 20500 });

export default {
  name: 'lists-fail',
  what: 'The provider cannot say which texts it has.',
  strike: ({ trouble }) => trouble({ on: 'list', chance: 1, ms: 3000, fault }),
};
