/** What a link names, without the full stop, the bracket or the quotes that a sentence has put around it. */
export const bareId = (part = ''): string => /[\w-]+/.exec(part)?.[0] ?? '';
