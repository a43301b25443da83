/** Values that the runtime has refused, `element=value: code`. */
const refused = [];

/** Data of the attempt at each package, as the platform keeps it between two sessions. */
const kept = new Map();

const kinds = {
  1.2: {
    make: () => new Scorm12API({ autocommit: false }),
    name: 'API',
    set: 'LMSSetValue',
    end: 'LMSFinish',
  },
  2004: {
    make: () => new Scorm2004API({ autocommit: false }),
    name: 'API_1484_11',
    set: 'SetValue',
    end: 'Terminate',
  },
};

/** Opens a package in a frame, with the runtime of a version in this window. `data` is set before, as by the platform. */
function launch(version, folder, data = {}) {
  const { make, name, set, end } = kinds[version];
  const api = make();
  if (kept.has(folder)) api.loadFromJSON(kept.get(folder), '');
  api.loadFromJSON(data, '');
  const setValue = api[set].bind(api);
  api[set] = (element, value) => {
    const answer = setValue(element, value);
    const code = version === '2004' ? api.GetLastError() : api.LMSGetLastError();
    if (String(answer) !== 'true') refused.push(`${element}=${value}: ${code}`);
    return answer;
  };
  const terminate = api[end].bind(api);
  api[end] = (text) => {
    kept.set(folder, JSON.parse(JSON.stringify(api.renderCMIToJSONObject())).cmi);
    window.isOver = true;
    return terminate(text);
  };
  window.isOver = false;
  for (const each of Object.values(kinds)) delete window[each.name];
  window[name] = api;
  window.runtime = api;
  const frame = document.createElement('iframe');
  frame.title = 'The activity';
  frame.width = '1000';
  frame.height = '900';
  frame.src = `${folder}/index.html`;
  document.body.replaceChildren(frame);
}

/** Closes the activity as a learner does who goes elsewhere. */
const leave = () => document.querySelector('iframe').remove();

Object.assign(window, { launch, leave, refused });
