/** The database was written by a newer version of this program, so nothing is done with it. */
export class StoreTooNew extends Error {
  constructor(found: number, known: number) {
    super(
      `The database has version ${found}, this program knows versions up to ${known}. ` +
        'It was used by a newer version of this program: start that one, or use another database.',
    );
  }
}

/** Another server uses this file, and two would not know of one another. */
export class StoreInUse extends Error {
  constructor() {
    super('another server uses this file already. Stop that one first, or set DATA_DIR to another folder.');
  }
}
