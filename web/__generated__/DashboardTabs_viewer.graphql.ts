/**
 * @generated SignedSource<<af41e592a726e1c858d0d1f105451a7e>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type DashboardTabs_viewer$data = {
  readonly hasConversations: boolean;
  readonly unreadMessages: number;
  readonly " $fragmentSpreads": FragmentRefs<"ProfileTab_viewer">;
  readonly " $fragmentType": "DashboardTabs_viewer";
};
export type DashboardTabs_viewer$key = {
  readonly " $data"?: DashboardTabs_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"DashboardTabs_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "DashboardTabs_viewer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "unreadMessages",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "hasConversations",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ProfileTab_viewer"
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "a958dcd6256827a9bb128b3bfeb7f7fd";

export default node;
