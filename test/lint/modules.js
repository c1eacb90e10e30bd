// The ESLint rule by which code has to ask by name for what a module adds. It refuses code that compares `modules` with a number
// or with a card's `from`, switches on it or looks something up by it: a further module then breaks nothing.

const COMPARISONS = ['===', '!==', '<', '<=', '>', '>='];

/** @typedef {import('estree').Node} Node */

/** @param {Node} node */
const nameOf = (node) => {
  if (node.type === 'Identifier') return node.name;
  return node.type === 'MemberExpression' && !node.computed && node.property.type === 'Identifier'
    ? node.property.name
    : '';
};

/** @param {Node} node */
const isModules = (node) => /^modules?$/.test(nameOf(node));

/** A number, or the field `from` of a card: the first module that it is played with. @param {Node} node */
const isModuleNumber = (node) => (node.type === 'Literal' && typeof node.value === 'number') || nameOf(node) === 'from';

/** @type {import('eslint').Rule.RuleModule} */
export const additionsByName = {
  meta: {
    type: 'problem',
    schema: [],
    messages: { byName: "ask for what a module brings by its name: playsWith(modules, 'reputation')." },
  },
  create: (context) => ({
    BinaryExpression: (node) => {
      const { left, operator, right } = node;
      if (!COMPARISONS.includes(operator)) return;
      if ((isModules(left) && isModuleNumber(right)) || (isModules(right) && isModuleNumber(left)))
        context.report({ node, messageId: 'byName' });
    },
    SwitchStatement: (node) => {
      if (isModules(node.discriminant)) context.report({ node, messageId: 'byName' });
    },
    MemberExpression: (node) => {
      if (node.computed && isModules(node.property)) context.report({ node, messageId: 'byName' });
    },
  }),
};
