/** The database was written by a newer version of this program, so nothing is done with it. */
export class StoreTooNew extends Error {
  constructor(found: number, known: number) {
    super(
      `The database has version ${found}, this program knows versions up to ${known}. ` +
        'It was used by a newer version of this program: start that one, or use another database.',
    );
  }
}
