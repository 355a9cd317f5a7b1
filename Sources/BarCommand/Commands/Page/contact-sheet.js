const data = JSON.parse(document.getElementById("data").textContent);
const watcher = new IntersectionObserver((entries) => {
  for (const { isIntersecting, target } of entries) {
    if (!isIntersecting) continue;
    target.src = "data:image/png;base64," + data[target.dataset.picture];
    watcher.unobserve(target);
  }
}, { rootMargin: "600px" });
const figures = [...document.querySelectorAll("figure")];
for (const figure of figures) watcher.observe(figure.querySelector("img"));
const find = document.getElementById("find");
const show = () => {
  const words = find.value.toLowerCase().split(/\s+/).filter(Boolean);
  let count = 0;
  for (const figure of figures) {
    figure.hidden = !words.every((word) => figure.textContent.toLowerCase().includes(word));
    if (!figure.hidden) count += 1;
  }
  document.querySelector("main").classList.toggle("found", words.length > 0);
  document.getElementById("count").textContent = count === 1 ? "1 picture" : `${count} pictures`;
};
find.addEventListener("input", show);
show();
