const message = 'The core knows no clock and no randomness: let the caller hand it in.';

/**
 * A node of the syntax tree, as far as it is looked at here.
 * @typedef {{ type: string, name?: string, callee: Node, object?: Node, property?: Node, arguments: Node[] }} Node
 */

/** @param {Node | undefined} node @param {string} name */
const isNamed = (node, name) => node?.type === 'Identifier' && node.name === name;

/** A plugin of the linter: finds where the moment is asked for instead of being handed in, as `new Date()`, `Date()`, `moment()` and `moment.tz(zone)` do. */
export default {
  meta: { name: 'handed-in' },
  rules: {
    now: {
      /** @param {{ report(found: { node: Node, message: string }): void }} context */
      create: (context) => ({
        /** @param {Node} node */
        NewExpression(node) {
          if (isNamed(node.callee, 'Date') && !node.arguments.length) context.report({ node, message });
        },
        /** @param {Node} node */
        CallExpression(node) {
          const { callee, arguments: given } = node;
          const { object, property } = callee;
          const ofZone = isNamed(object, 'moment') && isNamed(property, 'tz') && given.length === 1;
          if (isNamed(callee, 'Date') || (isNamed(callee, 'moment') && !given.length) || ofZone) context.report({ node, message });
        },
      }),
    },
  },
};
