/** What is listed of the element: its public face, each member once. */
const publicFace = {
  name: 'public-face',
  packageLinkPhase({ customElementsManifest }) {
    for (const declaration of customElementsManifest.modules.flatMap((module) => module.declarations)) {
      const seen = new Set();
      declaration.members = declaration.members?.filter(({ name, privacy }) => {
        if (privacy === 'private' || privacy === 'protected' || seen.has(name)) return false;
        return seen.add(name);
      });
    }
  },
};

export default {
  globs: ['web/element/attention-lab.ts'],
  outdir: 'build/manifest',
  litelement: true,
  packagejson: false,
  plugins: [publicFace],
};
