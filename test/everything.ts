/** Whether everything is tested, or, as `npm test` does, what can be done while one waits. */
export const EVERYTHING = !process.env.DRAMATIS_TEST_QUICK;
