/**
 * @generated SignedSource<<0dd54cfce07529d7114cfa671498cf3a>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type MentorRole_mentor$data = {
  readonly currentCity: string | null;
  readonly currentCompany: string | null;
  readonly currentJobTitle: string | null;
  readonly " $fragmentType": "MentorRole_mentor";
};
export type MentorRole_mentor$key = {
  readonly " $data"?: MentorRole_mentor$data;
  readonly " $fragmentSpreads": FragmentRefs<"MentorRole_mentor">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "MentorRole_mentor",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "currentJobTitle",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "currentCompany",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "currentCity",
      "storageKey": null
    }
  ],
  "type": "Mentor",
  "abstractKey": null
};

(node as any).hash = "daea21e725de17e0ad31437b6e0dae9e";

export default node;
