/**
 * @generated SignedSource<<a82b2d10666f3aa016ce250f1c33e8d1>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type MentorBelow_help$data = {
  readonly certifications: ReadonlyArray<string>;
  readonly industriesWorkedIn: ReadonlyArray<string>;
  readonly skills: ReadonlyArray<string>;
  readonly toolsAndSoftware: ReadonlyArray<string>;
  readonly topicsCanMentorOn: ReadonlyArray<string>;
  readonly " $fragmentType": "MentorBelow_help";
};
export type MentorBelow_help$key = {
  readonly " $data"?: MentorBelow_help$data;
  readonly " $fragmentSpreads": FragmentRefs<"MentorBelow_help">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "MentorBelow_help",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "topicsCanMentorOn",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "skills",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "toolsAndSoftware",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "industriesWorkedIn",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "certifications",
      "storageKey": null
    }
  ],
  "type": "Mentor",
  "abstractKey": null
};

(node as any).hash = "a76ce8cc5b172debe8094f47565f3fde";

export default node;
