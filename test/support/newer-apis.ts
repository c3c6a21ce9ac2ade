import ts from 'typescript';
import { type Identifier, known, lacking } from './lacking.ts';

/** The browser's and the language's own things by their names, as the compiler knows them: `Navigator`, `Array`. */
const thing = (name: string): Identifier | undefined =>
  known.api[name] ?? known.javascript['builtins']?.[name];

/** Names of members that an oldest browser lacks in any thing: only about these is the compiler asked. */
const NEWER = new Set(
  [known.api, known.javascript['builtins']!].flatMap((things) =>
    Object.entries(things as Record<string, Identifier>).flatMap(([owner, members]) =>
      Object.entries(members)
        .filter(([name, member]) => lacking(`api.${owner}.${name}`, member as Identifier).length > 0)
        .map(([name]) => name.replace(/_static$/, '')),
    ),
  ),
);

/** What the sources of a project use of the browser and the language that the oldest browsers lack, with the places. */
export function newerApis(config: string): string[] {
  const read = ts.getParsedCommandLineOfConfigFile(
    config,
    { noEmit: true, composite: false },
    {
      ...ts.sys,
      onUnRecoverableConfigFileDiagnostic: ({ messageText }) => {
        throw new Error(String(messageText));
      },
    },
  )!;
  const program = ts.createProgram(read.fileNames, read.options);
  const checker = program.getTypeChecker();
  const found: string[] = [];
  for (const file of read.fileNames.map((name) => program.getSourceFile(name)!)) {
    const visit = (node: ts.Node): void => {
      if (ts.isPropertyAccessExpression(node) && NEWER.has(node.name.text)) {
        const { line } = file.getLineAndCharacterOfPosition(node.name.getStart());
        for (const lacked of ofMember(checker, node.name))
          found.push(`${file.fileName}:${line + 1} ${lacked}`);
      }
      ts.forEachChild(node, visit);
    };
    visit(file);
  }
  return found;
}

function ofMember(checker: ts.TypeChecker, name: ts.MemberName): string[] {
  const declared = checker.getSymbolAtLocation(name)?.declarations?.[0];
  if (declared === undefined || !/\/lib\.[^/]*\.d\.ts$/.test(declared.getSourceFile().fileName)) return [];
  const { parent } = declared;
  if (!ts.isInterfaceDeclaration(parent)) return [];
  const owner = parent.name.text.replace(/Constructor$/, '').replace(/^Readonly/, '');
  const member = thing(owner)?.[name.text] ?? thing(owner)?.[`${name.text}_static`];
  return lacking(`api.${owner}.${name.text}`, member);
}
