import { ESLintUtils, type TSESTree } from '@typescript-eslint/utils';
import { basename } from 'node:path';
import { findPrivateWordsInComment, findPrivateWordsInName, type PrivateWord } from './find-private-words.ts';

/** An ESLint rule that refuses the private words of `vocabulary.ts` in identifiers, comments and the name of the file. */
export const noPrivateWords = ESLintUtils.RuleCreator.withoutDocs({
  meta: {
    type: 'suggestion',
    docs: { description: 'Refuses words that the vocabulary replaces by standard terms' },
    messages: { privateWord: 'Say "{{say}}" instead of "{{word}}".' },
    schema: [],
  },
  defaultOptions: [],
  create(context) {
    const reportedNames = new Set<string>();
    const report = (found: readonly PrivateWord[], loc: TSESTree.SourceLocation) => {
      for (const { word, say } of found)
        context.report({ loc, messageId: 'privateWord', data: { word, say } });
    };
    const checkName = (node: TSESTree.Identifier | TSESTree.PrivateIdentifier) => {
      // Once per name: its other occurrences follow a rename.
      if (reportedNames.has(node.name)) return;
      reportedNames.add(node.name);
      report(findPrivateWordsInName(node.name), node.loc);
    };
    return {
      Program(node) {
        report(findPrivateWordsInName(basename(context.filename)), node.loc);
        for (const comment of context.sourceCode.getAllComments())
          report(findPrivateWordsInComment(comment.value), comment.loc);
      },
      Identifier: checkName,
      PrivateIdentifier: checkName,
    };
  },
});
