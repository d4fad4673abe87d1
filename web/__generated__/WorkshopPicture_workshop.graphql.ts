/**
 * @generated SignedSource<<126d91c5a2d0ed0af47d19d39c035257>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type WorkshopPicture_workshop$data = {
  readonly branch: string;
  readonly image: string | null;
  readonly title: string;
  readonly " $fragmentType": "WorkshopPicture_workshop";
};
export type WorkshopPicture_workshop$key = {
  readonly " $data"?: WorkshopPicture_workshop$data;
  readonly " $fragmentSpreads": FragmentRefs<"WorkshopPicture_workshop">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "WorkshopPicture_workshop",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "title",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "branch",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "image",
      "storageKey": null
    }
  ],
  "type": "Workshop",
  "abstractKey": null
};

(node as any).hash = "42c59b765950f861bb91d8f83fda435c";

export default node;
