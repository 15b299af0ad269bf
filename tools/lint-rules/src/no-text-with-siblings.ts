import { AST_NODE_TYPES, ESLintUtils, type TSESTree } from '@typescript-eslint/utils';
import ts from 'typescript';

/**
 * An ESLint rule that requires a rendered text to be the only child of an element.
 *
 * Page translators replace text nodes by elements of their own. React keeps references to text nodes that have siblings, and then
 * writes into nodes that are no longer in the page, or throws when it removes one or inserts before one. An element with one
 * text has no such node: React sets the `textContent` of the element.
 */
export const noTextWithSiblings = ESLintUtils.RuleCreator.withoutDocs({
  meta: {
    type: 'problem',
    docs: { description: 'Requires a text to be the only child of an element' },
    messages: {
      siblings: 'Give this text an element of its own: beside other children, page translators break it.',
      bare: 'Return an element: a component that returns text cannot stand beside other children in a translated page.',
      list: 'Give each text of this list an element of its own: beside others, page translators break it.',
    },
    schema: [],
  },
  defaultOptions: [],
  create(context) {
    const services = ESLintUtils.getParserServices(context);
    const checker = services.program.getTypeChecker();
    /** `part && …` renders no text for `part`, unless it is a number. */
    const mayDrawText = (node: TSESTree.Expression): boolean => {
      if (node.type === AST_NODE_TYPES.LogicalExpression && node.operator === '&&')
        return mayDrawText(node.right);
      if (node.type === AST_NODE_TYPES.ConditionalExpression)
        return mayDrawText(node.consequent) || mayDrawText(node.alternate);
      return mayBeText(checker, services.getTypeAtLocation(node));
    };

    function checkChildren(node: TSESTree.JSXElement | TSESTree.JSXFragment) {
      const children = node.children.filter(isDrawn);
      const isAlone = children.length === 1 && node.type === AST_NODE_TYPES.JSXElement;
      for (const child of children) {
        if (child.type === AST_NODE_TYPES.JSXText) {
          if (!isAlone) context.report({ node: child, messageId: 'siblings' });
        } else if (child.type === AST_NODE_TYPES.JSXExpressionContainer) {
          const { expression } = child;
          if (expression.type === AST_NODE_TYPES.JSXEmptyExpression) continue;
          if (
            isAlone ? isListOfTexts(checker, services.getTypeAtLocation(expression)) : mayDrawText(expression)
          )
            context.report({ node: child, messageId: 'siblings' });
        }
      }
    }

    function checkAnswer(owner: AnyFunction | undefined, answer: TSESTree.Expression | null) {
      if (!owner || !answer) return;
      if (isComponent(owner) && mayDrawText(answer)) context.report({ node: answer, messageId: 'bare' });
      else if (isMixedList(checker, services.getTypeAtLocation(answer)))
        context.report({ node: answer, messageId: 'list' });
    }

    return {
      JSXElement: checkChildren,
      JSXFragment: checkChildren,
      ArrowFunctionExpression(node) {
        if (node.body.type !== AST_NODE_TYPES.BlockStatement) checkAnswer(node, node.body);
      },
      ReturnStatement(node) {
        checkAnswer(findOwner(node), node.argument);
      },
    };
  },
});

type AnyFunction =
  TSESTree.FunctionDeclaration | TSESTree.ArrowFunctionExpression | TSESTree.FunctionExpression;

function findOwner(node: TSESTree.Node): AnyFunction | undefined {
  for (let at = node.parent; at; at = at.parent)
    if (
      at.type === AST_NODE_TYPES.FunctionDeclaration ||
      at.type === AST_NODE_TYPES.ArrowFunctionExpression ||
      at.type === AST_NODE_TYPES.FunctionExpression
    )
      return at;
  return undefined;
}

/** Whether the function has the name of a component. */
function isComponent(node: AnyFunction): boolean {
  const name =
    node.id?.name ??
    (node.parent.type === AST_NODE_TYPES.VariableDeclarator &&
    node.parent.id.type === AST_NODE_TYPES.Identifier
      ? node.parent.id.name
      : '');
  return /^[A-Z]/.test(name);
}

/** Whether React renders the child: not line breaks between tags, and no comments. */
function isDrawn(child: TSESTree.JSXChild): boolean {
  if (child.type === AST_NODE_TYPES.JSXText) return child.value.trim() !== '' || !child.value.includes('\n');
  if (child.type === AST_NODE_TYPES.JSXExpressionContainer)
    return child.expression.type !== AST_NODE_TYPES.JSXEmptyExpression;
  return true;
}

const { TypeFlags } = ts;

/** Whether React may render a value of the type as text or as a list that contains one. Untyped values count as no text. */
function mayBeText(checker: ts.TypeChecker, type: ts.Type, depth = 0): boolean {
  if (type.isUnion()) return type.types.some((part) => mayBeText(checker, part, depth));
  if (type.flags & TypeFlags.TypeParameter)
    return mayBeText(checker, checker.getBaseConstraintOfType(type) ?? checker.getUnknownType(), depth);
  if (type.isStringLiteral() && type.value === '') return false;
  if (type.flags & (TypeFlags.StringLike | TypeFlags.NumberLike | TypeFlags.BigIntLike)) return true;
  return depth < 3 && isListOfTexts(checker, type, depth);
}

/** Whether the type is a list that may contain a text. */
function isListOfTexts(checker: ts.TypeChecker, type: ts.Type, depth = 0): boolean {
  if (type.isUnion()) return type.types.some((part) => isListOfTexts(checker, part, depth));
  if (!checker.isArrayType(type) && !checker.isTupleType(type)) return false;
  return checker
    .getTypeArguments(type as ts.TypeReference)
    .some((entry) => mayBeText(checker, entry, depth + 1));
}

/** Whether the type is a list of texts and elements. */
function isMixedList(checker: ts.TypeChecker, type: ts.Type): boolean {
  if (!isListOfTexts(checker, type)) return false;
  const parts = type.isUnion() ? type.types : [type];
  return parts
    .filter((part) => checker.isArrayType(part) || checker.isTupleType(part))
    .flatMap((list) => checker.getTypeArguments(list as ts.TypeReference))
    .flatMap((entry) => (entry.isUnion() ? entry.types : [entry]))
    .some((entry) => entry.getProperty('props') !== undefined && entry.getProperty('type') !== undefined);
}
