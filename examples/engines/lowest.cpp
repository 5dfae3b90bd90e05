// An engine in C++ without any library: c++ -O2 -std=c++17 -o lowest examples/engines/lowest.cpp
// It passes where it may and plays its lowest card. It reads no JSON as such: the fields that it needs stand once in
// a line, and their values are numbers or lists of short texts without quotes in them.
#include <algorithm>
#include <iostream>
#include <string>
#include <vector>

// What follows the last "name": in a line; nested objects come before the fields that we look for.
static std::string after(const std::string& line, const std::string& name) {
  const auto at = line.rfind("\"" + name + "\":");
  return at == std::string::npos ? "" : line.substr(at + name.size() + 3);
}

// The texts of the list that a field holds.
static std::vector<std::string> list_of(const std::string& line, const std::string& name) {
  std::vector<std::string> found;
  const std::string rest = after(line, name);
  const std::string list = rest.substr(0, rest.find(']'));
  for (auto from = list.find('"'); from != std::string::npos; from = list.find('"', from)) {
    const auto to = list.find('"', from + 1);
    found.push_back(list.substr(from + 1, to - from - 1));
    from = to + 1;
  }
  return found;
}

// The cards of a discard: those that must be in it, and the lowest of the others.
static std::string discard_of(const std::string& line) {
  const std::string about = after(line, "discard");
  std::vector<std::string> chosen = list_of(about, "required");
  const std::size_t size = std::stoul(after(about, "size"));
  for (const auto& card : list_of(about, "cards"))
    if (chosen.size() < size && std::find(chosen.begin(), chosen.end(), card) == chosen.end()) chosen.push_back(card);
  std::string text;
  for (const auto& card : chosen) text += (text.empty() ? "" : " ") + card;
  return "\"" + text + "\"";
}

int main() {
  for (std::string line; std::getline(std::cin, line);) {
    const auto is = [&line](const char* type) { return line.find(std::string("{\"type\":\"") + type + "\"") == 0; };
    if (is("hello"))
      std::cout << R"({"type":"ready","protocol":1,"name":"Lowest","version":"1"})" << std::endl;
    else if (is("choose") && line.find("\"view\":") != std::string::npos)
      std::cout << R"({"type":"action","id":)" << std::stol(line.substr(line.find("\"id\":") + 5)) << ",\"action\":"
                << (line.find("\"discard\":{") != std::string::npos ? discard_of(line) : "0") << "}" << std::endl;
    else if (is("quit"))
      return 0;
    else if (!is("rules"))
      std::cout << R"({"type":"error","text":"no such message"})" << std::endl;
  }
}
