/** Whether everything is tested, as `npm run test:all` does, or what can be done while one waits. */
export const EVERYTHING = !!process.env.DRAMATIS_TEST_ALL;
