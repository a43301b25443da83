addEventListener('message', ({ source, data }) => {
  const frame = document.querySelector('iframe');
  if (source !== frame.contentWindow || data?.subject !== 'lti.frameResize') return;
  frame.height = data.height;
});
