/** An answer that cannot be used. The message completes "Your answer cannot be used: ..." and is told to the model. */
export class AnswerRefusal extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'AnswerRefusal';
  }
}
