// Checks whether Node is new enough, and says so if it is too old. Node 12 has to be able to read this file and the two
// that import it (start.js, test/run.js): no `??`, no `?.`, no `await` outside of a function.

// Returns false on a Node that is too old: then the fault has been printed, and the process will end with exit code 1.
/** @returns {boolean} */
export const checkNode = () => {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major > 20 || (major === 20 && minor >= 19)) return true;
  console.error(`Node ${process.versions.node} is too old: Tiefenthal needs Node 20.19 or newer (https://nodejs.org).`);
  process.exitCode = 1;
  return false;
};
