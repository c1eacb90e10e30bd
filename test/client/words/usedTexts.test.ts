// Finds English texts that the client does not use: the compiler names the declaration behind each property read.
import { resolve } from 'node:path';
import ts from 'typescript';
import { expect, test } from 'vitest';

const CLIENT = resolve(import.meta.dirname, '../../../client');
const ENGLISH = `${CLIENT}/words/en/`;

function clientProgram(): ts.Program {
  const { config } = ts.readConfigFile(`${CLIENT}/tsconfig.json`, (path) => ts.sys.readFile(path)) as {
    config: unknown;
  };
  const { fileNames, options } = ts.parseJsonConfigFileContent(config, ts.sys, CLIENT);
  return ts.createProgram(fileNames, { ...options, incremental: false });
}

/** All texts and groups of texts, except in maps with a declared type, where the compiler already checks the keys. */
function textsOf(file: ts.SourceFile): ts.PropertyAssignment[] {
  const found: ts.PropertyAssignment[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isVariableDeclaration(node) && node.type !== undefined) return;
    if (ts.isAsExpression(node) && !ts.isConstTypeReference(node.type)) return;
    // The properties inside a function or a `new` are no texts, but arguments such as a formatter's options.
    if (ts.isArrowFunction(node) || ts.isNewExpression(node)) return;
    if (ts.isPropertyAssignment(node)) found.push(node);
    ts.forEachChild(node, visit);
  };
  for (const statement of file.statements) if (ts.isVariableStatement(statement)) visit(statement);
  return found;
}

const isEnglish = (file: ts.SourceFile): boolean => file.fileName.startsWith(ENGLISH);

/** The declarations of the properties that the client reads by name, by index or by destructuring. */
function declarationsRead(program: ts.Program): Set<ts.Node> {
  const checker = program.getTypeChecker();
  const used = new Set<ts.Node>();
  const read = (symbol: ts.Symbol | undefined): void => symbol?.declarations?.forEach((node) => used.add(node));
  /** A computed index counts as a read of every property that its type allows. */
  const readByIndex = ({ expression, argumentExpression }: ts.ElementAccessExpression): void => {
    const object = checker.getTypeAtLocation(expression);
    const index = checker.getTypeAtLocation(argumentExpression);
    const keys = (index.isUnion() ? index.types : [index]).map((type) =>
      type.isStringLiteral() || type.isNumberLiteral() ? String(type.value) : null,
    );
    for (const property of object.getProperties())
      if (keys.includes(null) || keys.includes(property.name)) read(property);
  };
  const visit = (node: ts.Node): void => {
    if (ts.isPropertyAccessExpression(node)) read(checker.getSymbolAtLocation(node.name));
    else if (ts.isElementAccessExpression(node)) readByIndex(node);
    else if (ts.isBindingElement(node) && ts.isObjectBindingPattern(node.parent)) {
      const name = node.propertyName ?? node.name;
      if (ts.isIdentifier(name)) read(checker.getTypeAtLocation(node.parent).getProperty(name.text));
    }
    ts.forEachChild(node, visit);
  };
  for (const file of program.getSourceFiles()) if (file.fileName.startsWith(`${CLIENT}/`)) visit(file);
  return used;
}

function pathOf(node: ts.Node): string {
  const names: string[] = [];
  for (let at = node; !ts.isSourceFile(at); at = at.parent)
    if (ts.isPropertyAssignment(at)) names.unshift(at.name.getText());
    else if (ts.isVariableDeclaration(at)) names.unshift(at.name.getText());
  return `${node.getSourceFile().fileName.slice(ENGLISH.length)}: ${names.join('.')}`;
}

test('every text of English is used in the client', { timeout: 120_000 }, () => {
  const program = clientProgram();
  const used = declarationsRead(program);
  const texts = program.getSourceFiles().filter(isEnglish).flatMap(textsOf);
  expect(texts.length).toBeGreaterThan(300);
  expect(texts.filter((text) => !used.has(text)).map(pathOf)).toEqual([]);
});
