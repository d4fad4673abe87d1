/**
 * @generated SignedSource<<e6ac53d5ed50e4137b127aac651809c6>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ViewerAvatar_viewer$data = {
  readonly mentee: {
    readonly mainBranch: string;
    readonly subBranch: string | null;
  } | null;
  readonly mentor: {
    readonly mainBranch: string;
    readonly subBranch: string | null;
  } | null;
  readonly name: string;
  readonly " $fragmentType": "ViewerAvatar_viewer";
};
export type ViewerAvatar_viewer$key = {
  readonly " $data"?: ViewerAvatar_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"ViewerAvatar_viewer">;
};

const node: ReaderFragment = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "mainBranch",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "subBranch",
    "storageKey": null
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ViewerAvatar_viewer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "name",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Mentor",
      "kind": "LinkedField",
      "name": "mentor",
      "plural": false,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Mentee",
      "kind": "LinkedField",
      "name": "mentee",
      "plural": false,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};
})();

(node as any).hash = "cd74d400755807a9929c1b998256ba57";

export default node;
